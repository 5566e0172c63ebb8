import { ledger } from '../lancamento/index.js'
import { Entrada, type origensEntrada } from './entrada.entity.js'

/** All operations that write income. */
export const entradas = ledger<(typeof origensEntrada)[number]>({
  tabela: 'entrada',
  entity: Entrada,
  nome: 'Entrada',
  origens: {
    contaReceber: 'uma conta a receber',
    dizimo: 'um dízimo',
    doacao: 'uma doação',
    aulaEBD: 'uma aula da EBD',
    contagem: 'uma contagem',
    pixRecebido: 'um Pix recebido',
  },
  reabrem: ['contaReceber', 'pixRecebido'],
})
