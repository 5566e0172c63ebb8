export { FuncoesCard } from './card'
export { Painel } from './o-que-faz/painel'
export { nomeComPrazo, useToday } from './periodo'
