export { BaixarArquivo } from './baixar'
export { Estado } from './estado'
export { type Grupo, type Linha, Tabela } from './tabela'
export { demonstrativoUrls } from './urls'
