import { useApolloClient } from '@apollo/client/react'
import { type ContaSide, useContaActions } from '../conta'
import { saidaUrls } from '../saida/urls'
import {
  SeguintesContaPagarDocument,
  useCancelarContasPagarMutation,
  useDesfazerPagamentoMutation,
  useEncerrarContaPagarMutation,
  useEncerrarContasPagarMutation,
  useExcluirContaPagarMutation,
  usePararRepeticaoContaPagarMutation,
  useReabrirContaPagarMutation,
  useRegistrarPagamentoMutation,
  useRestaurarContaPagarMutation,
} from './actions.generated'
import { ContaPagarDetalheDocument } from './detail/conta-pagar.generated'
import { ContasPagarDocument } from './list/contas-pagar.generated'
import { contaPagarUrls } from './urls'

export const contaPagarSide: ContaSide = {
  title: 'Contas a pagar',
  table: 'conta_pagar',
  especie: 'contaPagar',
  urls: contaPagarUrls,
  status: {
    aberto: { text: 'Aberto', color: 'warning' },
    atrasado: { text: 'Atrasado', color: 'danger' },
    pago: { text: 'Pago', color: 'success' },
  },
  natureza: 'despesa',
  fornecedores: true,
  write: 'contaPagar.escrever',
  hint: 'Cadastre as contas do mês, como água, luz e aluguel; as que vencem logo aparecem no Início.',
  listFailed: 'Não foi possível buscar as contas a pagar',
  lancamento: saidaUrls.detail,
  dia: 'Data do pagamento',
  registrar: 'Registrar pagamento',
  feito: 'pago',
  baixa: 'Pagamento',
  baixas: 'Pagamentos',
  leCodigo: true,
  desfazer: 'Desfazer pagamento',
}

const options = { refetchQueries: [ContasPagarDocument, ContaPagarDetalheDocument] }

export function useContaPagarActions() {
  const client = useApolloClient()
  const [encerrar] = useEncerrarContaPagarMutation(options)
  const [reabrir] = useReabrirContaPagarMutation(options)
  const [cancelar] = useExcluirContaPagarMutation(options)
  const [restaurar] = useRestaurarContaPagarMutation(options)
  const [parar] = usePararRepeticaoContaPagarMutation(options)
  const [registrar] = useRegistrarPagamentoMutation(options)
  const [desfazer] = useDesfazerPagamentoMutation(options)
  const [cancelarVarias] = useCancelarContasPagarMutation(options)
  const [encerrarVarias] = useEncerrarContasPagarMutation(options)
  return useContaActions(contaPagarSide, {
    encerrar,
    reabrir,
    cancelar,
    restaurar,
    parar,
    registrar,
    desfazer,
    encerrarVarias,
    cancelarVarias,
    async seguintes(variables) {
      const query = SeguintesContaPagarDocument
      const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' })
      return data?.contaPagar.seguintesEmAberto ?? 0
    },
    recarregar: () => client.refetchQueries({ include: options.refetchQueries }),
  })
}
