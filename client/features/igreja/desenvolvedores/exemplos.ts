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

export const codigoDe = (exemplo: Exemplo, linguagem: Linguagem): string =>
  files[`./exemplos/${exemplo}.${linguagem}`] ?? ''
