import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { ShareLinks } from '../../../../kernel/links'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { formatDate, formatMoney, Modal, toast } from '../../../../kernel/ui'
import { Codigo } from '../../codigo-a-pagar'
import type { Conta } from '../../conta'
import { type CobrarContaPorPixMutation, useCobrarContaPorPixMutation } from './cobrar.generated'
import styles from './cobrar.module.css'

type Cobranca = CobrarContaPorPixMutation['cobrarContaPorPix']

/** Asks the church's bank for the charge of what is due; says why when there is none. */
export function useCobrar(): (row: Conta) => Promise<Cobranca | undefined> {
  const [cobrar] = useCobrarContaPorPixMutation()
  return async ({ id }) => {
    try {
      return dataOf(await cobrar({ variables: { id: String(id) } })).cobrarContaPorPix
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível cobrar por Pix.'))
      return undefined
    }
  }
}

type Props = { row: Conta; cobranca: Cobranca; onClose: () => void }

/** The code that somebody pays, to be shown, sent or printed. */
export function CobrancaDialog({ row, cobranca, onClose }: Props) {
  const { descricaoConta, dataVencimentoConta, uuid } = row
  const print = () =>
    void downloadFile(`/contasReceber/${uuid}/cobranca/pdf`, `cobranca-${cobranca.txid}.pdf`).catch((error: unknown) =>
      toast.error(downloadText(error, 'Não foi possível baixar a cobrança.')),
    )
  return (
    <Modal title="Cobrar por Pix" onClose={onClose} width={480}>
      <p>Quando o Pix chegar, o recebimento é registrado sozinho. O código serve para um só pagamento.</p>
      <div className={styles.send}>
        <ShareLinks
          lines={[
            cobranca.recebedor.igreja,
            `${descricaoConta}: ${formatMoney(cobranca.valor ?? '0.00')}, vence em ${formatDate(dataVencimentoConta)}`,
            'Pix copia e cola:',
            cobranca.copiaECola,
          ]}
        />
        <Button icon={<Print />} text="Baixar em PDF" onClick={print} />
      </div>
      <Codigo {...cobranca} para={descricaoConta} />
    </Modal>
  )
}
