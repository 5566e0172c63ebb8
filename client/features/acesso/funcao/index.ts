export { FuncoesCard } from './card'
export { nomeComPrazo } from './periodo'
