import type { z } from 'zod'
import { classeEBDInput } from '../../../../../schema/rules/ensino/classe-ebd.input'
import { dataOf } from '../../../../kernel/apollo'
import { RecordField, RecordForm, Section, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { liderAConfirmarHelp, useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { statusChoices } from '../status'
import { classeUrls } from '../urls'
import type { ClasseEbdEdicaoFragment } from './classe-form.generated'
import { useAtualizarClasseEbdMutation, useCriarClasseEbdMutation } from './classe-form.generated'

type Props = { classe?: ClasseEbdEdicaoFragment; onReload?: () => void }

export function ClasseForm({ classe, onReload }: Props) {
  const people = useUsuarioSearch({})
  const [criar] = useCriarClasseEbdMutation()
  const [atualizar] = useAtualizarClasseEbdMutation()
  const form = useZodForm(classeEBDInput, classe ?? { statusClasse: 'ativa' })
  const { control } = form

  const save = async ({ idProfessor, ...values }: z.output<typeof classeEBDInput>) => {
    const input = { ...values, idProfessor: idProfessor ? String(idProfessor) : null }
    const { id } = classe
      ? dataOf(await atualizar({ variables: { id: String(classe.id), input } })).atualizarClasseEBD
      : dataOf(await criar({ variables: { input } })).criarClasseEBD
    return {
      text: classe ? 'Classe atualizada com sucesso.' : 'Classe criada com sucesso.',
      // After creating a class, the next step is to add pupils.
      to: classe ? classeUrls.detail(id) : classeUrls.alunos(id),
    }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar a classe."
      cancel={classeUrls.list}
      record={classe}
      another={{ text: 'Salvar e criar outra' }}
    >
      <Section title="Classe">
        <TextField control={control} name="nomeClasse" label="Nome" required wide maxLength={80} autoFocus />
        <TextField
          control={control}
          name="faixaEtaria"
          label="Faixa etária"
          maxLength={60}
          placeholder="Ex.: 9 a 11 anos"
        />
        <SelectField control={control} name="statusClasse" label="Status" choices={statusChoices} />
        <RecordField
          control={control}
          name="idProfessor"
          label="Professor"
          wide
          found={people}
          selected={classe?.professor && usuarioChoice(classe.professor)}
          help={liderAConfirmarHelp(classe)}
        />
      </Section>
    </RecordForm>
  )
}
