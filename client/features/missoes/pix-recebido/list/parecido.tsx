import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { formatDate, formatMoney, Modal, toast } from '../../../../kernel/ui'
import {
  type PixRecebidoLinhaFragment,
  PixRecebidosDocument,
  useTomarDizimoPixRecebidoMutation,
  useTomarDoacaoPixRecebidoMutation,
} from './pix-recebidos.generated'
import styles from './pix-recebidos.module.css'
import { useVistos } from './vistos'

type Props = {
  row: PixRecebidoLinhaFragment
  /** The Pix is another gift. */
  onOther: () => void
  onClose: () => void
}

type Tomado = { lancamento?: { contaFinanceira?: { nome: string } | null } | null }

/** Where the money lies now. */
const contaDe = (pix: Tomado | undefined) => pix?.lancamento?.contaFinanceira?.nome

/** The treasurer says whether a Pix is the tithe or the donation that somebody typed, or another one. */
export function ParecidoDialog({ row, onOther, onClose }: Props) {
  const [taking, setTaking] = useState(false)
  const vistos = useVistos()
  const options = { refetchQueries: [PixRecebidosDocument], awaitRefetchQueries: true }
  const [tomarDizimo] = useTomarDizimoPixRecebidoMutation(options)
  const [tomarDoacao] = useTomarDoacaoPixRecebidoMutation(options)
  const { dizimoParecido: dizimo, doacaoParecida: doacao } = row
  const take = async () => {
    setTaking(true)
    try {
      const variables = { id: String(row.id), versao: row.versao, ...vistos }
      const conta = dizimo
        ? contaDe(
            (await tomarDizimo({ variables: { ...variables, idDizimo: String(dizimo.id) } })).data
              ?.tomarDizimoPixRecebido,
          )
        : doacao &&
          contaDe(
            (await tomarDoacao({ variables: { ...variables, idDoacao: String(doacao.id) } })).data
              ?.tomarDoacaoPixRecebido,
          )
      toast.success(
        `O Pix é ${dizimo ? 'aquele dízimo' : 'aquela doação'}${conta ? `, em ${conta}` : ''}. Nada foi lançado de novo.`,
      )
      onClose()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível mudar o Pix.'))
      setTaking(false)
    }
  }
  return (
    <Modal title="Este Pix já está lançado?" onClose={onClose} width={520}>
      <p>
        {dizimo
          ? `${dizimo.membro?.name} já tem um dízimo por Pix de ${formatMoney(dizimo.valorDizimo)} em ${formatDate(dizimo.dataDizimo)}, lançado à mão.`
          : doacao &&
            `${row.codigo?.usuario?.name} já fez uma doação de ${formatMoney(doacao.valorDoacao)} à campanha ${row.codigo?.campanha?.nomeCampanha} em ${formatDate(doacao.dataDoacao)}, lançada à mão.`}{' '}
        Este Pix chegou em {formatDate(row.data)}. Até você responder, o dinheiro conta uma vez só. Se for{' '}
        {dizimo ? 'este dízimo' : 'esta doação'}, o lançamento fica na conta em que o Pix caiu.
      </p>
      <div className={styles.answers}>
        <Button
          variant="outlined"
          text={dizimo ? 'Não é este: lançar outro' : 'Não é esta: lançar outra'}
          disabled={taking}
          onClick={onOther}
        />
        <Button
          intent="primary"
          text={dizimo ? 'É este dízimo' : 'É esta doação'}
          loading={taking}
          onClick={() => void take()}
          autoFocus
        />
      </div>
    </Modal>
  )
}
