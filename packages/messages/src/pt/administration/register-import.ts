// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar ativos',
  'asset-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com um ativo por linha e os títulos na primeira. A que se baixa em “Ativos” serve de modelo.',
  'asset-import.columns-text':
    'Qual coluna do arquivo é cada dado. Nome, tipo, latitude e longitude são necessários. Uma linha com o número de um ativo não o altera.',
  'asset-import.empty': '“{name}” não tem ativos: não há nenhuma linha abaixo dos títulos.',
  'asset-import.create': 'Adicionar {count} ativos',
  'asset-import.create.one': 'Adicionar {count} ativo',
  'citizen-import.title': 'Importar cidadãos',
  'citizen-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com uma pessoa por linha e os títulos na primeira. A que se baixa em “Cidadãos” serve de modelo.',
  'citizen-import.columns-text':
    'Qual coluna do arquivo é cada dado. Documento e nome são necessários; sem tipo, é uma pessoa física. Cada pessoa é conhecida pelo seu documento.',
  'citizen-import.empty': '“{name}” não tem pessoas: não há nenhuma linha abaixo dos títulos.',
  'citizen-import.create': 'Salvar {count} pessoas',
  'citizen-import.create.one': 'Salvar {count} pessoa',
  'citizen-import.correct': 'Corrigir quem já está',
  'citizen-import.correct-help':
    'Seus dados passam a ser os da planilha, e cada correção fica no histórico. Uma célula vazia não muda nada.',
  'incident-import.title': 'Importar áreas e tipos de incidentes',
  'incident-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com um tipo e sua área por linha e os títulos na primeira. A que se baixa em “Áreas de incidentes” serve de modelo.',
  'incident-import.columns-text':
    'Qual coluna do arquivo é cada dado. A área é necessária, e é adicionada se não está. Sem tipo, a linha é só da área.',
  'incident-import.empty': '“{name}” não tem áreas nem tipos: não há nenhuma linha abaixo dos títulos.',
  'incident-import.create': 'Adicionar {count} linhas',
  'incident-import.create.one': 'Adicionar {count} linha',
  'agenda-import.title': 'Importar agendas',
  'agenda-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com uma agenda por linha e os títulos na primeira. A que se baixa em “Agendas” serve de modelo.',
  'agenda-import.columns-text':
    'Qual coluna do arquivo é cada dado. O nome é necessário. Horas e dias se escrevem como na agenda; sem eles, o município marca os horários. Uma duração vazia é de 20 minutos.',
  'agenda-import.empty': '“{name}” não tem agendas: não há nenhuma linha abaixo dos títulos.',
  'agenda-import.create': 'Adicionar {count} agendas',
  'agenda-import.create.one': 'Adicionar {count} agenda',
} as const;
