import { type ContaSide, useContaActions } from '../conta'
import { entradaUrls } from '../entrada/urls'
import {
  useDesfazerRecebimentoMutation,
  useEncerrarContaReceberMutation,
  useEncerrarContasReceberMutation,
  useExcluirContaReceberMutation,
  usePararRepeticaoContaReceberMutation,
  useReabrirContaReceberMutation,
  useRegistrarRecebimentoMutation,
  useRestaurarContaReceberMutation,
} from './actions.generated'
import { ContaReceberDetalheDocument } from './detail/conta-receber.generated'
import { ContasReceberDocument } from './list/contas-receber.generated'
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
  baixa: 'Recebimento',
  baixas: 'Recebimentos',
  leCodigo: false,
  desfazer: 'Desfazer recebimento',
}

const options = { refetchQueries: [ContasReceberDocument, ContaReceberDetalheDocument] }

export function useContaReceberActions() {
  const [encerrar] = useEncerrarContaReceberMutation(options)
  const [reabrir] = useReabrirContaReceberMutation(options)
  const [cancelar] = useExcluirContaReceberMutation(options)
  const [restaurar] = useRestaurarContaReceberMutation(options)
  const [parar] = usePararRepeticaoContaReceberMutation(options)
  const [registrar] = useRegistrarRecebimentoMutation(options)
  const [desfazer] = useDesfazerRecebimentoMutation(options)
  const [encerrarVarias] = useEncerrarContasReceberMutation(options)
  return useContaActions(contaReceberSide, {
    encerrar: (id, data, idContaFinanceira) => encerrar({ variables: { id, data, idContaFinanceira } }),
    reabrir: (id) => reabrir({ variables: { id } }),
    cancelar: (id) => cancelar({ variables: { id } }),
    restaurar: (id) => restaurar({ variables: { id } }),
    parar: (id) => parar({ variables: { id } }),
    registrar: (input) => registrar({ variables: { input } }),
    desfazer: (id) => desfazer({ variables: { id } }),
    encerrarVarias: (input, idCliente) => encerrarVarias({ variables: { input, idCliente } }),
  })
}
