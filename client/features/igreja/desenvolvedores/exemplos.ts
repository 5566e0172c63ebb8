/** The files themselves, which tests/integrations/examples.test.ts runs as they stand. */
const files = import.meta.glob<string>('./exemplos/*', { query: '?raw', import: 'default', eager: true })

export const linguagens = { mjs: 'JavaScript', py: 'Python' } as const
export type Linguagem = keyof typeof linguagens

export type Exemplo =
  | 'candeia'
  | 'primeira-consulta'
  | 'paginas'
  | 'erros'
  | 'idempotencia'
  | 'relatorio'
  | 'arquivos'
  | 'webhook'

/** Files of a tool in TypeScript. They end in .txt, because here they are texts: what they import is made by the tool. */
const tipos = import.meta.glob<string>('./tipos/*', { query: '?raw', import: 'default', eager: true })

/** The files of a section, with their names in the tool. */
export const arquivosDe = (pasta: 'tipos'): { nome: string; codigo: string }[] =>
  Object.entries(tipos).map(([path, codigo]) => ({
    nome: path.slice(`./${pasta}/`.length).replace(/\.txt$/, ''),
    codigo,
  }))

export const codigoDe = (exemplo: Exemplo, linguagem: Linguagem): string =>
  files[`./exemplos/${exemplo}.${linguagem}`] ?? ''
