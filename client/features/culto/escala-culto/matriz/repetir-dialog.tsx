import { Button, Callout, HTMLSelect, Switch } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { formatDate, Modal, toast } from '../../../../kernel/ui'
import { MatrizEscalasDocument, useRepetirEscalaMutation } from './matriz.generated'
import styles from './matriz.module.css'
import type { CultoDaMatriz } from './table'

const times = [1, 2, 3, 4, 5, 6, 8, 10, 12]

/** Copies the roster of a worship service to later ones, and lists the people who were left out. */
export function RepetirDialog({ culto, onClose }: { culto: CultoDaMatriz; onClose: () => void }) {
  const id = useId()
  const [vezes, setVezes] = useState(4)
  const [mesmoHorario, setMesmoHorario] = useState(true)
  const [repetir, { loading, data }] = useRepetirEscalaMutation({ refetchQueries: [MatrizEscalasDocument] })
  const done = data?.repetirEscala

  const repeat = async () => {
    try {
      const result = await repetir({ variables: { id: String(culto.id), vezes, mesmoHorario } })
      const { criadas = 0, cultos = 0, conflitos = [] } = result.data?.repetirEscala ?? {}
      toast.success(`${criadas} ${criadas === 1 ? 'escala criada' : 'escalas criadas'} em ${cultosText(cultos)}.`)
      if (conflitos.length === 0) onClose()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível repetir a escala.'))
    }
  }

  return (
    <Modal title="Repetir escala" onClose={onClose}>
      <p>
        As pessoas e funções do culto de {formatDate(culto.dataCulto)} às {culto.horaCulto} vão para os cultos
        seguintes. Quem já está na escala deles continua.
      </p>
      {done ? (
        <Callout
          intent="warning"
          title="Ficaram de fora, por já servirem em outro lugar na mesma hora ou não poderem servir no dia:"
        >
          <ul className={styles.conflicts}>
            {done.conflitos.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Callout>
      ) : (
        <>
          <label htmlFor={id}>Em quantos cultos</label>
          <HTMLSelect
            id={id}
            fill
            value={vezes}
            onChange={(event) => setVezes(Number(event.currentTarget.value))}
            options={times.map((count) => ({ value: count, label: cultosText(count) }))}
          />
          <Switch
            className={styles.switch}
            checked={mesmoHorario}
            label="Só em cultos do mesmo dia da semana e hora"
            onChange={(event) => setMesmoHorario(event.currentTarget.checked)}
          />
        </>
      )}
      <footer className={styles.dialogFooter}>
        <Button variant="outlined" text={done ? 'Fechar' : 'Cancelar'} onClick={onClose} />
        {!done && <Button intent="primary" text="Repetir" loading={loading} onClick={repeat} />}
      </footer>
    </Modal>
  )
}

const cultosText = (count: number): string => (count === 1 ? '1 culto' : `${count} cultos`)
