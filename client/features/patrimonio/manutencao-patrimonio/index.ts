export { ManutencoesDoPatrimonio } from './do-patrimonio'
