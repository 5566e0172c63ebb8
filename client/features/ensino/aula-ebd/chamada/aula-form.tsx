import { useContext, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates'
import { novaAulaEBDInput } from '../../../../../schema/rules/ensino/aula-ebd.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, MoneyField, RecordField, RecordForm, Section, TextField, useZodForm } from '../../../../kernel/form'
import { sendNow, useRoll } from '../../../../kernel/outbox'
import screen from '../../../../kernel/roll/screen.module.css'
import { formatDate, rowOf, TimeZone, toast } from '../../../../kernel/ui'
import { liderAConfirmarHelp, useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { ContaFinanceiraField, useContaFinanceira } from '../../../financas/conta-financeira'
import { aulaUrls } from '../urls'
import {
  type ChamadaAulaEbdFragment,
  type ClasseDaNovaAulaQuery,
  MarcarPresencasAulaDocument,
  useAtualizarAulaEbdMutation,
  useCriarAulaEbdMutation,
} from './chamada.generated'
import styles from './chamada.module.css'
import { Count, Counter } from './counter'
import { Guest } from './guest'
import { type Line, type Resposta, Roll, rollOf, whoIs } from './roll'

type Props =
  | {
      aula: ChamadaAulaEbdFragment
      classe?: undefined
      onReload: () => void
      /** Shows the state that the server answers. */
      onDelivered: (answer: Resposta) => ChamadaAulaEbdFragment | undefined
    }
  | { aula?: undefined; classe: ClasseDaNovaAulaQuery['classeEBD']; onReload?: undefined; onDelivered?: undefined }

/** What the form's fields start from; the roll is none of them. */
const fieldsOf = ({ idContaFinanceira, ...aula }: ChamadaAulaEbdFragment) =>
  JSON.stringify([
    aula.dataAula,
    aula.temaAula,
    aula.idProfessor,
    aula.biblias,
    aula.revistas,
    aula.oferta,
    idContaFinanceira,
  ])

const hereIn = ({ chamada }: ChamadaAulaEbdFragment) =>
  chamada.filter(({ presente }) => presente).map(({ idMembro }) => idMembro)

/**
 * A lesson on one screen: date and theme, attendance, counts and offering. A new lesson is saved in one operation. Of an
 * existing one each mark, and the number of visitors, is stored on this device at once and then sent.
 */
export function AulaForm({ aula, classe, onReload, onDelivered }: Props) {
  const today = todayIn(useContext(TimeZone))
  const { professor } = aula ?? classe
  const people = useUsuarioSearch({})
  const [criar] = useCriarAulaEbdMutation()
  const [atualizar] = useAtualizarAulaEbdMutation()
  const [guests, setGuests] = useState<Line[]>([])
  const known: Line[] = aula?.chamada ?? (classe?.alunos ?? []).map((aluno) => ({ ...aluno, aluno: true }))
  const lines = [...known, ...guests.filter((guest) => !known.some(({ idMembro }) => idMembro === guest.idMembro))]
  const here = aula ? hereIn(aula) : []
  const form = useZodForm(novaAulaEBDInput, {
    ...(aula
      ? { ...aula, idContaFinanceira: null }
      : { idClasse: classe?.id, idProfessor: classe?.idProfessor, dataAula: today }),
    presentes: here,
  })
  const { control } = form
  const { isDirty, isSubmitting, errors } = form.formState
  /** what the fields started from, which may have been a copy on this device */
  const start = useRef(aula && fieldsOf(aula))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a lesson that comes later than the form changes it
  useEffect(() => {
    if (!aula || aula.versao <= Number(form.getValues('versao'))) return
    if (fieldsOf(aula) === start.current) return form.setValue('versao', aula.versao)
    // what was typed stays, with the version from which it started: the server then tells of the conflict, or has done so
    if (isDirty || isSubmitting || errors.root) return
    start.current = fieldsOf(aula)
    form.reset({ ...aula, idContaFinanceira: null, presentes: hereIn(aula) })
  }, [aula])
  const conta = useContaFinanceira(aula?.idContaFinanceira, { agora: 'dinheiro' })
  const record = aula ? rollOf(aula.idClasse, aula.dataAula) : ''
  const roll = useRoll<{ marcarPresencasAula: Resposta }>({
    record,
    text: aula ? `Chamada de ${aula.classe?.nomeClasse ?? 'aula'}, ${formatDate(aula.dataAula)}` : '',
    to: aula ? aulaUrls.detail(aula.id) : '',
    document: MarcarPresencasAulaDocument,
    variables: { id: String(aula?.id) },
    onDelivered: ({ marcarPresencasAula: answer }) => {
      const fresh = onDelivered?.(answer)
      // the marks made a new version; the form goes on with it, unless somebody else has changed its fields
      if (fresh && start.current === fieldsOf(fresh)) form.setValue('versao', fresh.versao)
    },
  })
  const chosen = form.watch('presentes') ?? []
  const present = aula
    ? lines
        .filter(({ idMembro }) => roll.marks.get(String(idMembro)) ?? here.includes(idMembro))
        .map(({ idMembro }) => idMembro)
    : chosen
  const waiting = new Set(roll.stuck ? [...roll.marks.keys()].map(Number) : [])

  /** whether the new lesson is stored, with its marks */
  const saved = useRef(false)
  const mark = (people: Line[], on: boolean) => {
    if (aula) return roll.mark(people.map(whoIs), on)
    // the message that takes marks back is still there after the form
    if (saved.current) return toast.info('A aula já foi salva. Abra a aula para corrigir a chamada.')
    const ids = people.map(({ idMembro }) => idMembro)
    const others = (form.getValues('presentes') ?? []).filter((id) => !ids.includes(Number(id)))
    form.setValue('presentes', on ? [...others, ...ids] : others, { shouldDirty: true })
  }
  /** Adds a guest. A person who is already on the roll call is only marked present. */
  const addGuest = (guest: Line) => {
    if (!lines.some(({ idMembro }) => idMembro === guest.idMembro)) setGuests([...guests, guest])
    if (!present.includes(guest.idMembro)) mark([guest], true)
  }

  const save = async ({
    idClasse,
    presentes,
    idProfessor,
    idContaFinanceira,
    ...values
  }: z.output<typeof novaAulaEBDInput>) => {
    const input = {
      ...values,
      idContaFinanceira: conta.enviar(idContaFinanceira),
      idProfessor: idProfessor ? String(idProfessor) : null,
      presentes: presentes?.map(String),
    }
    // The roll of an existing lesson has its own way. It goes first, because it makes a new version.
    const delivery = aula && (await sendNow(record))
    if (delivery === 'waiting') {
      toast.error(
        'A chamada ainda não chegou ao servidor. O que você preencheu continua aqui: salve de novo daqui a pouco.',
      )
      return false
    }
    if (delivery === 'sent') input.versao = form.getValues('versao') as number
    const { presentes: _, visitantes: __, ...fields } = input
    const { id } = aula
      ? dataOf(await atualizar({ variables: { id: String(aula.id), input: fields } })).atualizarAulaEBD
      : dataOf(await criar({ variables: { input: { ...input, idClasse: String(idClasse) } } })).criarAulaEBD
    saved.current = !aula
    return {
      text: aula ? 'Aula atualizada com sucesso.' : 'Aula criada com sucesso.',
      ...rowOf(aulaUrls.list, id, { idClasse: String(idClasse) }),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Não foi possível salvar a aula."
      cancel={aulaUrls.list}
      saveText="Salvar aula"
    >
      <Section title="Aula">
        <DateField control={control} name="dataAula" label="Data" required />
        <RecordField
          control={control}
          name="idProfessor"
          label="Professor"
          found={people}
          selected={professor && usuarioChoice(professor)}
          help={liderAConfirmarHelp(aula)}
        />
        <TextField control={control} name="temaAula" label="Tema" wide maxLength={200} />
      </Section>
      <Roll classe={aula ? aula.classe : classe} lines={lines} present={present} waiting={waiting} onMark={mark}>
        <Guest onAdd={addGuest} />
      </Roll>
      <section className={screen.card}>
        <div className={styles.counts}>
          {aula ? (
            <Count
              label="Visitantes"
              one="um visitante"
              count={roll.visitors ?? aula.visitantes}
              onCount={roll.count}
            />
          ) : (
            <Counter control={control} name="visitantes" label="Visitantes" one="um visitante" />
          )}
          <Counter control={control} name="biblias" label="Bíblias" one="uma bíblia" />
          <Counter control={control} name="revistas" label="Revistas" one="uma revista" />
          <MoneyField control={control} name="oferta" label="Oferta" help="Entra nas entradas da igreja." />
          <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
        </div>
      </section>
    </RecordForm>
  )
}
