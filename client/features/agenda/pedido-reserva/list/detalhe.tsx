import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { Facts } from '../../../../kernel/detail'
import { DateText, ErrorState, Modal, PageSpinner, toast } from '../../../../kernel/ui'
import { Pessoa } from '../../../acesso/usuario'
import { Quando } from '../../reserva'
import { Livre, useSalas } from '../sala-field'
import { SituacaoPedido } from '../situacao'
import styles from './detalhe.module.css'
import { Motivo, OutraSala } from './formularios'
import {
  type PedidoDetalheFragment,
  PedidosReservaDocument,
  useAprovarPedidoReservaMutation,
  usePedidoReservaQuery,
} from './pedidos.generated'

const options = { refetchQueries: [PedidosReservaDocument] }

/** One request, with what those who decide may do. */
export function PedidoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  // The person may have changed the request since the list was read.
  const { data, error, refetch } = usePedidoReservaQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const reload = () => void refetch().catch(() => undefined)
  const pedido = data?.pedidoReserva
  return (
    <Modal title={pedido?.finalidade ?? 'Pedido de sala'} onClose={onClose} width={560}>
      {pedido ? (
        <Pedido pedido={pedido} onReload={reload} onClose={onClose} />
      ) : error ? (
        <ErrorState text={errorText(error, 'Não foi possível buscar o pedido.')} onRetry={reload} />
      ) : (
        <PageSpinner />
      )}
    </Modal>
  )
}

type Props = { pedido: PedidoDetalheFragment; onReload: () => void; onClose: () => void }

function Pedido({ pedido, onReload, onClose }: Props) {
  const [form, setForm] = useState<'outra' | 'recusar' | 'cancelar'>()
  const [problem, setProblem] = useState<string>()
  const [aprovar, { loading }] = useAprovarPedidoReservaMutation(options)
  const { id, versao, acoesPermitidas, decisor, resposta } = pedido
  const may = (acao: string) => acoesPermitidas.includes(acao)
  const back = () => setForm(undefined)

  const approve = () =>
    aprovar({ variables: { id: String(id), input: { versao } } })
      .then(() => {
        toast.success('Pedido aprovado: a reserva está feita.')
        onClose()
      })
      .catch((error: unknown) => {
        setProblem(errorText(error, 'Não foi possível aprovar o pedido.'))
        // somebody else may have decided, or the person has changed the request
        onReload()
      })

  if (form === 'outra') return <OutraSala pedido={pedido} onBack={back} onDone={onClose} onReload={onReload} />
  if (form) return <Motivo pedido={pedido} kind={form} onBack={back} onDone={onClose} onReload={onReload} />
  return (
    <>
      {problem && (
        <Callout intent="danger" role="alert" className={styles.problem}>
          {problem}
        </Callout>
      )}
      <Facts
        title="O pedido"
        facts={[
          ['Situação', <SituacaoPedido key="situacao" situacao={pedido.situacao} />],
          ['Sala ou recurso', pedido.recurso?.nomeRecurso],
          ['Quando', <Quando key="quando" reserva={pedido} />],
          pedido.situacao === 'pendente' && ['Nesse horário', <Agora key="agora" pedido={pedido} />],
          pedido.quantidade > 1 && ['Unidades', pedido.quantidade],
          pedido.pessoas !== null && ['Pessoas', pedido.pessoas],
          ['Quem pediu', pedido.solicitante && <Pessoa pessoa={pedido.solicitante} />],
          ['Feito em', <DateText key="feito" value={pedido.createdAt} />],
          Boolean(pedido.observacao) && ['Observação', pedido.observacao],
          decisor && ['Decidido por', <Pessoa key="decisor" pessoa={decisor} />],
          Boolean(resposta) && ['Resposta', resposta],
        ]}
      />
      <div className={styles.actions}>
        {may('aprovar') && <Button intent="primary" text="Aprovar" loading={loading} onClick={() => void approve()} />}
        {may('aprovar') && <Button variant="outlined" text="Outra sala ou horário" onClick={() => setForm('outra')} />}
        {may('recusar') && <Button variant="outlined" text="Recusar" onClick={() => setForm('recusar')} />}
        {may('cancelar') && <Button variant="outlined" text="Cancelar reserva" onClick={() => setForm('cancelar')} />}
        <Button variant="outlined" text="Fechar" onClick={onClose} />
      </div>
    </>
  )
}

/** Whether the room is free at that time now. */
function Agora({ pedido: { idRecurso, dataInicio, dataFim } }: Pick<Props, 'pedido'>) {
  const sala = useSalas({ dataInicio, dataFim }).salas?.find(({ recurso }) => recurso.id === idRecurso)
  return sala ? <Livre sala={sala} /> : <>-</>
}
