import { useContext, useState } from 'react'
import type { z } from 'zod'
import { novaAulaEBDInput } from '../../../../gql/regras/features/ensino/aula-ebd/aula-ebd.input'
import { todayIn } from '../../../../gql/regras/kernel/dates'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, MoneyField, RecordField, RecordForm, Section, TextField, useZodForm } from '../../../../kernel/form'
import { rowOf, TimeZone } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { ContaFinanceiraField, useContaFinanceira } from '../../../financas/conta-financeira'
import { aulaUrls } from '../urls'
import {
  type ChamadaAulaEbdFragment,
  type ClasseDaNovaAulaQuery,
  useAtualizarAulaEbdMutation,
  useCriarAulaEbdMutation,
} from './chamada.generated'
import styles from './chamada.module.css'
import { Counter } from './counter'
import { Guest } from './guest'
import { type Line, Roll } from './roll'

type Props =
  | { aula: ChamadaAulaEbdFragment; classe?: undefined; onReload: () => void }
  | { aula?: undefined; classe: ClasseDaNovaAulaQuery['classeEBD']; onReload?: undefined }

/** A lesson on one screen: date and theme, attendance, counts and offering, saved in one operation. */
export function AulaForm({ aula, classe, onReload }: Props) {
  const today = todayIn(useContext(TimeZone))
  const { idCliente, professor } = aula ?? classe
  const people = useUsuarioSearch({}, idCliente)
  const [criar] = useCriarAulaEbdMutation()
  const [atualizar] = useAtualizarAulaEbdMutation()
  const [guests, setGuests] = useState<Line[]>([])
  const known: Line[] = aula?.chamada ?? (classe?.alunos ?? []).map((aluno) => ({ ...aluno, aluno: true }))
  const lines = [...known, ...guests]
  const here = aula?.chamada.filter(({ presente }) => presente).map(({ idMembro }) => idMembro) ?? []
  const form = useZodForm(novaAulaEBDInput, {
    ...(aula
      ? { ...aula, idContaFinanceira: null }
      : { idClasse: classe?.id, idProfessor: classe?.idProfessor, dataAula: today }),
    presentes: here,
  })
  const { control } = form
  const conta = useContaFinanceira(idCliente, aula?.idContaFinanceira)
  const present = form.watch('presentes') ?? []

  const mark = (people: (number | string)[]) => form.setValue('presentes', people, { shouldDirty: true })
  /** Adds a guest. A person who is already on the roll call is only marked present. */
  const addGuest = (guest: Line) => {
    if (!lines.some(({ idMembro }) => idMembro === guest.idMembro)) setGuests([...guests, guest])
    if (!present.includes(guest.idMembro)) mark([...present, guest.idMembro])
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
    const { id } = aula
      ? dataOf(await atualizar({ variables: { id: String(aula.id), input } })).atualizarAulaEBD
      : dataOf(await criar({ variables: { input: { ...input, idClasse: String(idClasse) } } })).criarAulaEBD
    return {
      text: aula ? 'Aula atualizada com sucesso.' : 'Aula criada com sucesso.',
      to: rowOf(aulaUrls.list, aula, { idClasse: String(idClasse) }),
      row: id,
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
        />
        <TextField control={control} name="temaAula" label="Tema" wide maxLength={200} />
      </Section>
      <Roll lines={lines} present={present} onMark={mark}>
        <Guest idCliente={idCliente} onAdd={addGuest} />
      </Roll>
      <section className={styles.card}>
        <div className={styles.counts}>
          <Counter control={control} name="visitantes" label="Visitantes" one="um visitante" />
          <Counter control={control} name="biblias" label="Bíblias" one="uma bíblia" />
          <Counter control={control} name="revistas" label="Revistas" one="uma revista" />
          <MoneyField control={control} name="oferta" label="Oferta" help="Entra nas entradas da igreja." />
          <ContaFinanceiraField control={control} name="idContaFinanceira" conta={conta} />
        </div>
      </section>
    </RecordForm>
  )
}
