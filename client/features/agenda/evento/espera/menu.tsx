import { MenuItem } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import { RowMenu } from '../../../../kernel/list'
import { useMembroActions } from '../../../acesso/usuario'
import type { EsperaEventoLinhaFragment } from './espera.generated'
import { EsperasEventoDocument, useExcluirEsperaEventoMutation } from './espera.generated'

export function EsperaMenu({ espera }: { espera: EsperaEventoLinhaFragment }) {
  const { idEvento, idMembro, membro, acoesPermitidas } = espera
  const name = membro?.name ?? 'Esta pessoa'
  const { ask } = useMembroActions()
  const [excluir] = useExcluirEsperaEventoMutation({ refetchQueries: [EsperasEventoDocument] })
  const remove = () =>
    ask(
      {
        question: `${name} perde o lugar na lista de espera deste evento.`,
        confirm: 'Tirar da espera',
        done: 'A pessoa saiu da lista de espera.',
        failed: 'Não foi possível tirar a pessoa da lista de espera.',
        danger: true,
      },
      () => excluir({ variables: { idEvento: String(idEvento), idMembro: String(idMembro) } }),
    )
  return (
    <RowMenu of={name}>
      {acoesPermitidas.includes('excluir') && (
        <MenuItem icon={<Trash />} text="Tirar da espera" intent="danger" onClick={remove} />
      )}
    </RowMenu>
  )
}
