import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { errorText } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import { diasLongos, diasText } from '../dias'
import {
  MinhasDatasDocument,
  type MinhasDatasLinhaFragment,
  useBloquearMinhasDatasMutation,
  useLiberarMinhasDatasMutation,
} from './minhas-datas.generated'
import styles from './minhas-datas.module.css'

const options = { refetchQueries: [MinhasDatasDocument] }

/** Blocked days with the button that frees them again. */
export function DataCard({ dias }: { dias: MinhasDatasLinhaFragment }) {
  const [liberar, { loading }] = useLiberarMinhasDatasMutation(options)
  const [bloquear] = useBloquearMinhasDatasMutation(options)
  const { id, dataInicio, dataFim, observacao } = dias

  const undo = async () => {
    try {
      await bloquear({ variables: { input: { dataInicio, dataFim, observacao } } })
      toast.success('Datas bloqueadas.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível bloquear as datas.'))
    }
  }
  const free = async () => {
    try {
      await liberar({ variables: { id: String(id) } })
      toast.success('Datas liberadas.', { action: { text: 'Desfazer', onClick: () => void undo() } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível liberar as datas.'))
    }
  }

  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <strong>{diasLongos(dias)}</strong>
        {observacao && <span className={styles.note}>{observacao}</span>}
      </div>
      <Button
        variant="outlined"
        icon={<Cross />}
        text="Liberar"
        aria-label={`Liberar ${diasText(dias)}`}
        disabled={loading}
        onClick={free}
      />
    </li>
  )
}
