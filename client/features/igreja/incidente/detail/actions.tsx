import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Edit, More, Reset, TickCircle, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import { useExcluirIncidente } from '../excluir'
import { IncidentesDocument } from '../list/incidentes.generated'
import { incidenteUrls } from '../urls'
import {
  type IncidenteDetalheFragment,
  useEncerrarIncidenteMutation,
  useReabrirIncidenteMutation,
} from './incidente.generated'

const options = { refetchQueries: [IncidentesDocument] }

export function Actions({ incidente }: { incidente: IncidenteDetalheFragment }) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { remove, restore } = useExcluirIncidente()
  const [encerrar, { loading: closing }] = useEncerrarIncidenteMutation(options)
  const [reabrir, { loading: opening }] = useReabrirIncidenteMutation(options)
  const { id, acoesPermitidas } = incidente
  const variables = { id: String(id) }
  const may = (acao: string) => acoesPermitidas.includes(acao)
  const close = async () => {
    if (!(await confirm({ text: 'O incidente fica só para leitura. Você pode reabri-lo.', confirmText: 'Encerrar' })))
      return
    await encerrar({ variables })
      .then(() => toast.success('Incidente encerrado.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível encerrar o incidente.')))
  }
  const reopen = () =>
    reabrir({ variables })
      .then(() => toast.success('Incidente reaberto.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível reabrir o incidente.')))
  const exclude = async () => {
    if (await remove(incidente)) navigate(incidenteUrls.list)
  }
  return (
    <>
      {may('editar') && (
        <Button
          variant="outlined"
          icon={<Edit />}
          text="Editar"
          onClick={() => navigate(incidenteUrls.edit(incidente.uuid))}
        />
      )}
      {may('encerrar') && (
        <Button intent="primary" icon={<TickCircle />} text="Encerrar" loading={closing} onClick={close} />
      )}
      {may('reabrir') && (
        <Button variant="outlined" icon={<Reset />} text="Reabrir" loading={opening} onClick={reopen} />
      )}
      {(may('excluir') || may('restaurar')) && (
        <PopoverNext
          placement="bottom-end"
          content={
            <Menu>
              {may('excluir') && (
                <MenuItem icon={<Trash />} text="Excluir incidente" intent="danger" onClick={exclude} />
              )}
              {may('restaurar') && (
                <MenuItem icon={<Reset />} text="Restaurar incidente" onClick={() => restore(incidente)} />
              )}
            </Menu>
          }
        >
          <Button variant="outlined" icon={<More />} text="Ações" />
        </PopoverNext>
      )}
    </>
  )
}
