import { Button, Classes } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { toast, useConfirm } from '../../../../kernel/ui'
import { Quando } from '../../reserva'
import { SituacaoPedido } from '../situacao'
import { pedidoReservaUrls } from '../urls'
import {
  type MeuPedidoLinhaFragment,
  MeusPedidosReservaDocument,
  useDesistirDoPedidoReservaMutation,
} from './meus-pedidos.generated'
import styles from './meus-pedidos.module.css'

const options = { refetchQueries: [MeusPedidosReservaDocument] }

/** One own request: what was asked for, what became of it, and what may still be done. */
export function PedidoCard({ pedido }: { pedido: MeuPedidoLinhaFragment }) {
  const [desistir, { loading }] = useDesistirDoPedidoReservaMutation(options)
  const confirm = useConfirm()
  const { id, nomeRecurso, quantidade, finalidade, pessoas, observacao, situacao, resposta, acoesPermitidas } = pedido
  const may = (acao: string) => acoesPermitidas.includes(acao)

  const cancel = async () => {
    const text =
      situacao === 'aprovado'
        ? `${nomeRecurso} fica livre para outra pessoa.`
        : `O pedido de ${nomeRecurso} deixa de esperar resposta.`
    if (!(await confirm({ text, confirmText: 'Cancelar pedido', cancelText: 'Voltar', danger: true }))) return
    await desistir({ variables: { id: String(id) } })
      .then(() => toast.success('Pedido cancelado.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível cancelar o pedido.')))
  }

  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <h2>{quantidade > 1 ? `${nomeRecurso} (${quantidade} unidades)` : nomeRecurso}</h2>
        <span>
          <Quando reserva={pedido} />
        </span>
        <span className={styles.note}>
          {finalidade}
          {pessoas && ` · ${pessoas === 1 ? '1 pessoa' : `${pessoas} pessoas`}`}
        </span>
        {observacao && <span className={styles.note}>{observacao}</span>}
        {resposta && <span className={styles.answer}>Resposta: {resposta}</span>}
      </div>
      <SituacaoPedido situacao={situacao} />
      {acoesPermitidas.length > 0 && (
        <div className={styles.actions}>
          {may('editar') && (
            <Link
              className={`${Classes.BUTTON} ${Classes.OUTLINED}`}
              to={pedidoReservaUrls.edit(id)}
              aria-label={`Alterar o pedido de ${nomeRecurso}`}
            >
              <span className={Classes.BUTTON_TEXT}>Alterar</span>
            </Link>
          )}
          {may('cancelar') && (
            <Button
              variant="outlined"
              text="Cancelar"
              aria-label={`Cancelar o pedido de ${nomeRecurso}`}
              loading={loading}
              onClick={() => void cancel()}
            />
          )}
        </div>
      )}
    </li>
  )
}
