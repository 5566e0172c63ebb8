export { FuncoesCard } from './card'
export { nomeComPrazo, situacaoDe } from './periodo'
