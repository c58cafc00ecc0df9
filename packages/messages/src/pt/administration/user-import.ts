// Texts of the page where accounts come from a spreadsheet.
export const userImport = {
  'user-import.title': 'Importar usuários',
  'user-import.description':
    'Uma planilha do Excel (.xlsx) ou de valores separados (.csv), com uma conta por linha e os títulos na primeira. A que se baixa em “Usuários” serve de modelo.',
  'user-import.empty': '“{name}” não tem contas: não há nenhuma linha abaixo dos títulos.',
  'user-import.columns-text':
    'Qual coluna do arquivo é cada dado. Usuário, perfil e áreas são necessários; várias áreas vão separadas por ponto e vírgula.',
  'user-import.name': 'Nome e sobrenome',
  'user-import.create': 'Criar {count} contas',
  'user-import.create.one': 'Criar {count} conta',
} as const;
