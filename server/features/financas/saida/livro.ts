import { ledger } from '../lancamento/index.js'
import { type origensSaida, Saida } from './saida.entity.js'

/** All operations that write expenses. */
export const saidas = ledger<(typeof origensSaida)[number]>({
  tabela: 'saida',
  entity: Saida,
  nome: 'Saída',
  origens: {
    contaPagar: 'uma conta a pagar',
    manutencaoPatrimonio: 'uma manutenção de patrimônio',
  },
  reabrem: ['contaPagar', 'manutencaoPatrimonio'],
})
