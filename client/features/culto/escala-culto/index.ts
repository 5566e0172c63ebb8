export { EscalaCard } from './minhas/card'
export { Resposta } from './resposta'
export { Convites } from './substituto'
