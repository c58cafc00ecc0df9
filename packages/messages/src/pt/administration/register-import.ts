// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar ativos',
  'asset-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com um ativo por linha e os títulos na primeira. A que se baixa em “Ativos” serve de modelo.',
  'asset-import.columns-text':
    'Qual coluna do arquivo é cada dado. Nome, tipo, latitude e longitude são necessários. Uma linha com o número de um ativo não o altera.',
  'asset-import.empty': '“{name}” não tem ativos: não há nenhuma linha abaixo dos títulos.',
  'asset-import.create': 'Adicionar {count} ativos',
} as const;
