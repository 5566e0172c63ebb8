import type { z } from 'zod'
import { celulaInput } from '../../../../../schema/rules/pessoas/celula.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  RecordField,
  RecordForm,
  Section,
  SelectField,
  TextField,
  TimeField,
  useZodForm,
} from '../../../../kernel/form'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { localChoice, useLocalSearch } from '../../../agenda/local'
import { diaChoices } from '../quando'
import { statusChoices } from '../status'
import { celulaUrls } from '../urls'
import type { CelulaEdicaoFragment } from './celula-form.generated'
import { useAtualizarCelulaMutation, useCriarCelulaMutation } from './celula-form.generated'

type Props = { celula?: CelulaEdicaoFragment; onReload?: () => void }

const named = (ref: string | number | null | undefined) => (ref == null ? ref : String(ref))

export function CelulaForm({ celula, onReload }: Props) {
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  const locais = useLocalSearch()
  const [criar] = useCriarCelulaMutation()
  const [atualizar] = useAtualizarCelulaMutation()
  const form = useZodForm(celulaInput, celula ?? { statusCelula: 'ativa' })
  const { control } = form
  const noAddress = celula?.camposOcultos.includes('enderecoCelula') ?? false

  const save = async ({ idResponsavel, idLocal, ...values }: z.output<typeof celulaInput>) => {
    const input = { ...values, idResponsavel: named(idResponsavel), idLocal: named(idLocal) }
    const id = celula
      ? dataOf(await atualizar({ variables: { id: String(celula.id), input } })).atualizarCelula.id
      : dataOf(await criar({ variables: { input } })).criarCelula.id
    return { text: celula ? 'Célula atualizada com sucesso.' : 'Célula criada com sucesso.', to: celulaUrls.detail(id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar a célula."
      cancel={celula ? celulaUrls.detail(celula.id) : celulaUrls.list}
      record={celula}
      another={{ text: 'Salvar e criar outra' }}
    >
      <Section title="A célula">
        <TextField control={control} name="nomeCelula" label="Nome" required wide maxLength={100} />
        <RecordField
          control={control}
          name="idResponsavel"
          label="Responsável"
          // A cell that has a leader must keep one.
          required={Boolean(celula?.responsavel)}
          wide
          help="Lidera a célula e é um dos seus membros. O responsável anterior passa a ser um membro comum."
          found={pessoas}
          selected={celula?.responsavel && usuarioChoice(celula.responsavel)}
        />
        <SelectField control={control} name="statusCelula" label="Status" choices={statusChoices} />
      </Section>
      <Section
        title="Quando e onde se reúne"
        {...(noAddress && { help: 'O seu acesso não permite ver o endereço desta célula, que fica como está.' })}
      >
        <SelectField control={control} name="diaCelula" label="Dia da semana" choices={diaChoices} />
        <TimeField control={control} name="horaCelula" label="Hora" />
        <RecordField
          control={control}
          name="idLocal"
          label="Local"
          help={
            noAddress
              ? 'Se ela se reúne em um lugar da igreja.'
              : 'Se ela se reúne em um lugar da igreja; numa casa, preencha o endereço.'
          }
          found={locais}
          selected={celula?.local && localChoice(celula.local)}
        />
        {!noAddress && <TextField control={control} name="enderecoCelula" label="Endereço" maxLength={200} />}
      </Section>
    </RecordForm>
  )
}
