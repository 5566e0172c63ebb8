import { MenuItem } from '@blueprintjs/core'
import { Cross, Edit, Tick } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { RowMenu } from '../../../../kernel/list'
import { formatMoney, toast, useConfirm } from '../../../../kernel/ui'
import { orcamentoUrls } from '../urls'
import type { OrcamentoLinhaFragment } from './orcamentos.generated'
import { useAprovarOrcamentoMutation, useReprovarOrcamentoMutation } from './orcamentos.generated'

export function OrcamentoMenu({ orcamento }: { orcamento: OrcamentoLinhaFragment }) {
  const navigate = useNavigate()
  const { approve, refuse } = useDecision(orcamento)
  const may = (acao: string) => orcamento.acoesPermitidas.includes(acao)
  if (orcamento.acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={orcamento.tituloOrcamento}>
      {may('aprovar') && <MenuItem icon={<Tick />} text="Aprovar Orçamento" onClick={approve} />}
      {may('reprovar') && <MenuItem icon={<Cross />} text="Recusar Orçamento" intent="danger" onClick={refuse} />}
      {may('editar') && (
        <MenuItem
          icon={<Edit />}
          text="Editar Orçamento"
          onClick={() => navigate(orcamentoUrls.edit(orcamento.uuid))}
        />
      )}
    </RowMenu>
  )
}

/** Each asks first; a refusal of the server is told in its words. */
function useDecision({ id, tituloOrcamento, valorOrcamento }: OrcamentoLinhaFragment) {
  const confirm = useConfirm()
  const refetchQueries = ['Orcamentos']
  const [aprovar] = useAprovarOrcamentoMutation({ refetchQueries })
  const [reprovar] = useReprovarOrcamentoMutation({ refetchQueries })
  const variables = { id: String(id) }
  const what = `${tituloOrcamento}, de ${formatMoney(valorOrcamento)}.`

  const decide = async (call: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await call()
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, failed))
    }
  }

  return {
    async approve() {
      if (!(await confirm({ text: `${what} Você não poderá reverter isso!`, confirmText: 'Aprovar' }))) return
      await decide(
        () => aprovar({ variables }),
        'Orçamento aprovado com sucesso.',
        'Não foi possível aprovar o orçamento.',
      )
    },
    async refuse() {
      const text = `${what} Você não poderá reverter isso!`
      if (!(await confirm({ text, confirmText: 'Recusar', danger: true }))) return
      await decide(
        () => reprovar({ variables }),
        'Orçamento recusado com sucesso.',
        'Não foi possível recusar o orçamento.',
      )
    },
  }
}
