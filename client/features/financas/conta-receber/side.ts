import type { ContaSide } from '../conta'
import { entradaUrls } from '../entrada/urls'
import { contaReceberUrls } from './urls'

export const contaReceberSide: ContaSide = {
  title: 'Contas a receber',
  table: 'conta_receber',
  especie: 'contaReceber',
  urls: contaReceberUrls,
  status: {
    pendente: { text: 'Pendente', color: 'warning' },
    atrasado: { text: 'Atrasado', color: 'danger' },
    recebido: { text: 'Recebido', color: 'success' },
  },
  natureza: 'receita',
  write: 'contaReceber.escrever',
  hint: 'Cadastre o que a igreja tem a receber; no dia do recebimento, a conta vira uma entrada.',
  listFailed: 'Não foi possível buscar as contas a receber',
  lancamento: entradaUrls.detail,
  dia: 'Data do recebimento',
  registrar: 'Registrar recebimento',
  feito: 'recebido',
  baixa: 'Recebimento',
  baixas: 'Recebimentos',
  leCodigo: false,
  desfazer: 'Desfazer recebimento',
}
