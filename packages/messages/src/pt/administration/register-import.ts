// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar ativos',
  'asset-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com um ativo por linha e os títulos na primeira. A que se baixa em “Ativos” serve de modelo.',
  'asset-import.columns-text':
    'Qual coluna do arquivo é cada dado. Nome, tipo, latitude e longitude são necessários. Uma linha com o número de um ativo não o altera.',
  'asset-import.empty': '“{name}” não tem ativos: não há nenhuma linha abaixo dos títulos.',
  'asset-import.create': 'Adicionar {count} ativos',
  'citizen-import.title': 'Importar cidadãos',
  'citizen-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com uma pessoa por linha e os títulos na primeira. A que se baixa em “Cidadãos” serve de modelo.',
  'citizen-import.columns-text':
    'Qual coluna do arquivo é cada dado. Documento e nome são necessários; sem tipo, é uma pessoa física. Cada pessoa é conhecida pelo seu documento.',
  'citizen-import.empty': '“{name}” não tem pessoas: não há nenhuma linha abaixo dos títulos.',
  'citizen-import.create': 'Salvar {count} pessoas',
  'citizen-import.correct': 'Corrigir quem já está',
  'citizen-import.correct-help':
    'Seus dados passam a ser os da planilha, e cada correção fica no histórico. Uma célula vazia não muda nada.',
} as const;
