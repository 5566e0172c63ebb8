import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { type Conta, useContaActions } from '../conta'
import {
  SeguintesContaReceberDocument,
  useCancelarContasReceberMutation,
  useDesfazerRecebimentoMutation,
  useEncerrarContaReceberMutation,
  useEncerrarContasReceberMutation,
  useExcluirContaReceberMutation,
  usePararRepeticaoContaReceberMutation,
  useReabrirContaReceberMutation,
  useRegistrarRecebimentoMutation,
  useRestaurarContaReceberMutation,
} from './actions.generated'
import { CobrancaDialog, useCobrar } from './cobrar'
import { ContaReceberDetalheDocument } from './detail/conta-receber.generated'
import { ContasReceberDocument } from './list/contas-receber.generated'
import { contaReceberSide } from './side'

const options = { refetchQueries: [ContasReceberDocument, ContaReceberDetalheDocument] }

export function useContaReceberActions() {
  const client = useApolloClient()
  const [encerrar] = useEncerrarContaReceberMutation(options)
  const [reabrir] = useReabrirContaReceberMutation(options)
  const [cancelar] = useExcluirContaReceberMutation(options)
  const [restaurar] = useRestaurarContaReceberMutation(options)
  const [parar] = usePararRepeticaoContaReceberMutation(options)
  const [registrar] = useRegistrarRecebimentoMutation(options)
  const [desfazer] = useDesfazerRecebimentoMutation(options)
  const [cancelarVarias] = useCancelarContasReceberMutation(options)
  const [encerrarVarias] = useEncerrarContasReceberMutation(options)
  const cobrar = useCobrar()
  const [cobrada, setCobrada] = useState<{ row: Conta; cobranca: NonNullable<Awaited<ReturnType<typeof cobrar>>> }>()
  const actions = useContaActions(contaReceberSide, {
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
      const query = SeguintesContaReceberDocument
      const { data } = await client.query({ query, variables, fetchPolicy: 'network-only' })
      return data?.contaReceber.seguintesEmAberto ?? 0
    },
    recarregar: () => client.refetchQueries({ include: options.refetchQueries }),
  })
  const charge = async (row: Conta) => {
    const cobranca = await cobrar(row)
    if (cobranca) setCobrada({ row, cobranca })
  }
  const dialog = (
    <>
      {actions.dialog}
      {cobrada && <CobrancaDialog {...cobrada} onClose={() => setCobrada(undefined)} />}
    </>
  )
  return { ...actions, charge, dialog }
}
