export { useEventoSearch } from './choices'
export { Inscricao, SituacaoInscricao } from './inscricao'
export { periodText } from './periodo'
export { Quando } from './quando'
