import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { presencasInput } from '../../../../gql/regras/features/pessoas/encontro/encontro.input'
import { Form, FormFooter, LeaveGuard, useZodForm } from '../../../../kernel/form'
import { EmptyState, toast } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import type { ChamadaEncontroFragment } from './presenca.generated'
import { useSalvarPresencasMutation } from './presenca.generated'
import styles from './presenca.module.css'
import { Toggle } from './toggle'
import { useExcluirPresente } from './use-excluir-presente'
import { Visitors } from './visitors'

type Props = {
  encontro: ChamadaEncontroFragment
  onReload: () => void
  /** Fetches the stored state of the meeting. */
  read: () => Promise<ChamadaEncontroFragment>
}

/** The roll call: a large switch for each person, and a counter for visitors, saved in one operation. */
export function ChamadaForm({ encontro, onReload, read }: Props) {
  const navigate = useNavigate()
  const { id, idCelula, chamada, visitantes, versao } = encontro
  const [salvar] = useSalvarPresencasMutation()
  const here = chamada.filter(({ presente }) => presente).map(({ idMembro }) => idMembro)
  const form = useZodForm(presencasInput, { presentes: here, visitantes, versao })
  const takeOff = useExcluirPresente(id)
  const cell = celulaUrls.detail(idCelula)
  const next = useRef(cell)

  const present = form.watch('presentes')
  const members = chamada.filter(({ membroCelula }) => membroCelula)
  const guests = chamada.filter(({ membroCelula }) => !membroCelula)
  const everybody = chamada.every(({ idMembro }) => present.includes(idMembro))

  const mark = (people: (number | string)[]) => form.setValue('presentes', people, { shouldDirty: true })
  const toggle = (idMembro: number) =>
    mark(present.includes(idMembro) ? present.filter((other) => other !== idMembro) : [...present, idMembro])

  const save = async ({ presentes, ...values }: z.output<typeof presencasInput>) => {
    const to = next.current
    next.current = cell
    await salvar({ variables: { id: String(id), input: { ...values, presentes: presentes.map(String) } } })
    toast.success('Presença salva com sucesso.')
    navigate(to)
  }

  /**
   * Keeps the marks that are not saved yet. It takes the new version only if the deletion was the only change. If
   * another user saved too, the next save reports the conflict.
   */
  const remove = async (line: ChamadaEncontroFragment['chamada'][number]) => {
    if (!(await takeOff(line))) return
    const stored = await read()
    if (stored.versao - Number(form.getValues('versao')) === 1) form.setValue('versao', stored.versao)
    form.setValue(
      'presentes',
      form.getValues('presentes').filter((other) => other !== line.idMembro),
    )
  }

  const addButton = (
    <Button
      type="submit"
      variant="outlined"
      icon={<Add />}
      text="Adicionar Membro"
      // Saves the marks before the other screen opens.
      onClick={() => {
        next.current = encontroUrls.adicionarMembro(idCelula, id)
      }}
    />
  )

  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível salvar a presença.">
      <LeaveGuard form={form} />
      <section className={styles.card}>
        <header className={styles.head}>
          <div>
            <h2>Chamada</h2>
            <p aria-live="polite">
              {present.length} {present.length === 1 ? 'presente' : 'presentes'} de {chamada.length}
            </p>
          </div>
          {chamada.length > 0 && (
            <Button
              variant="minimal"
              text={everybody ? 'Desmarcar todos' : 'Marcar todos'}
              onClick={() => mark(everybody ? [] : chamada.map(({ idMembro }) => idMembro))}
            />
          )}
        </header>
        {chamada.length === 0 && <EmptyState text="Esta célula ainda não tem membros.">{addButton}</EmptyState>}
        <ul className={styles.people}>
          {[...members, ...guests].map((line) => (
            <Toggle
              key={line.idMembro}
              line={line}
              on={present.includes(line.idMembro)}
              onToggle={() => toggle(line.idMembro)}
              // A person who is marked but not saved yet has no record to delete, so the switch only removes the mark.
              onRemove={line.presente ? () => remove(line) : undefined}
            />
          ))}
        </ul>
        {chamada.length > 0 && <div className={styles.more}>{addButton}</div>}
      </section>
      <Visitors control={form.control} />
      <FormFooter form={form} cancel={cell} saveText="Salvar presença" />
    </Form>
  )
}
