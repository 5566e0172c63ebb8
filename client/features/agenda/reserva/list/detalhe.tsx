import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { Facts } from '../../../../kernel/detail'
import { ErrorState, Modal, PageSpinner } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { Quando } from '../quando'
import { reservaUrls } from '../urls'
import { useReservaQuery } from './reservas.generated'
import styles from './reservas.module.css'

/** One reservation, opened from the calendar or the list. */
export function ReservaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useReservaQuery({ variables: { id } })
  const reserva = data?.reserva
  return (
    <Modal title={reserva?.finalidade ?? 'Reserva'} onClose={onClose} width={520}>
      {error && (
        <ErrorState
          text={errorText(error, 'Não foi possível buscar a reserva.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!reserva && !error && <PageSpinner />}
      {reserva && (
        <Facts
          title="Reserva"
          facts={[
            ['Recurso', reserva.recurso?.nomeRecurso],
            ['Quando', <Quando key="quando" reserva={reserva} />],
            ['Unidades', reserva.quantidade],
            ['Responsável', reserva.responsavel && <Pessoa pessoa={reserva.responsavel} />],
            ['Observações', reserva.observacoes],
          ]}
        />
      )}
      <div className={styles.dialogActions}>
        {reserva?.acoesPermitidas.includes('editar') && (
          <Button variant="outlined" text="Editar" onClick={() => navigate(reservaUrls.edit(reserva.id))} />
        )}
        <Button intent="primary" text="Fechar" onClick={onClose} />
      </div>
    </Modal>
  )
}
