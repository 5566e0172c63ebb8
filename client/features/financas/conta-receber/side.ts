import { type ContaSide, useContaActions } from '../conta'
import { entradaUrls } from '../entrada/urls'
import {
  useEncerrarContaReceberMutation,
  useExcluirContaReceberMutation,
  usePararRepeticaoContaReceberMutation,
  useReabrirContaReceberMutation,
  useRestaurarContaReceberMutation,
} from './actions.generated'
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
  write: 'contaReceber.escrever',
  hint: 'Cadastre o que a igreja tem a receber; no dia do recebimento, a conta vira uma entrada.',
  listFailed: 'Não foi possível buscar as contas a receber',
  lancamento: entradaUrls.detail,
  dia: 'Data do recebimento',
  desfazer: 'Desfazer recebimento',
}

const options = { refetchQueries: [ContasReceberDocument] }

export function useContaReceberActions() {
  const [encerrar] = useEncerrarContaReceberMutation(options)
  const [reabrir] = useReabrirContaReceberMutation(options)
  const [cancelar] = useExcluirContaReceberMutation(options)
  const [restaurar] = useRestaurarContaReceberMutation(options)
  const [parar] = usePararRepeticaoContaReceberMutation(options)
  return useContaActions(contaReceberSide, {
    encerrar: (id, data, idContaFinanceira) => encerrar({ variables: { id, data, idContaFinanceira } }),
    reabrir: (id) => reabrir({ variables: { id } }),
    cancelar: (id) => cancelar({ variables: { id } }),
    restaurar: (id) => restaurar({ variables: { id } }),
    parar: (id) => parar({ variables: { id } }),
  })
}
