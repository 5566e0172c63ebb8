import type { z } from 'zod'
import { cultoInput } from '../../../../../schema/rules/culto/culto.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  NumberField,
  RecordField,
  RecordForm,
  Section,
  TextField,
  TimeField,
  useZodForm,
} from '../../../../kernel/form'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { localChoice, useLocalSearch } from '../../../agenda/local'
import { cultoUrls } from '../urls'
import type { CultoEdicaoFragment } from './culto-form.generated'
import { useAtualizarCultoMutation, useCriarCultoMutation } from './culto-form.generated'

type Props = { culto?: CultoEdicaoFragment; onReload?: () => void }

const named = (ref: string | number | null | undefined) => (ref == null ? ref : String(ref))

export function CultoForm({ culto, onReload }: Props) {
  const locais = useLocalSearch()
  const dirigentes = useUsuarioSearch({ usuarioAtivo: 1 })
  const pregadores = useUsuarioSearch({ usuarioAtivo: 1 })
  const [criar] = useCriarCultoMutation()
  const [atualizar] = useAtualizarCultoMutation()
  const form = useZodForm(cultoInput, culto ?? {})
  const { control } = form

  const save = async ({ idLocal, idDirigente, idPregador, ...values }: z.output<typeof cultoInput>) => {
    const input = {
      ...values,
      idLocal: named(idLocal),
      idDirigente: named(idDirigente),
      idPregador: named(idPregador),
    }
    const id = culto
      ? dataOf(await atualizar({ variables: { id: String(culto.id), input } })).atualizarCulto.id
      : dataOf(await criar({ variables: { input } })).criarCulto.id
    return { text: culto ? 'Culto atualizado com sucesso.' : 'Culto criado com sucesso.', to: cultoUrls.detail(id) }
  }

  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar o culto."
      cancel={culto ? cultoUrls.detail(culto.id) : cultoUrls.list}
      record={culto}
      another={{ text: 'Salvar e criar outro', keep: ['horaCulto', 'idLocal'] }}
    >
      <Section title="Quando e onde">
        <DateField control={control} name="dataCulto" label="Data" required />
        <TimeField control={control} name="horaCulto" label="Hora" required />
        <RecordField
          control={control}
          name="idLocal"
          label="Local"
          wide
          found={locais}
          selected={culto?.local && localChoice(culto.local)}
        />
      </Section>
      <Section title="O culto">
        <TextField control={control} name="temaCulto" label="Tema" wide maxLength={120} />
        <RecordField
          control={control}
          name="idDirigente"
          label="Dirigente"
          found={dirigentes}
          selected={culto?.dirigente && usuarioChoice(culto.dirigente)}
        />
        <RecordField
          control={control}
          name="idPregador"
          label="Pregador"
          found={pregadores}
          selected={culto?.pregador && usuarioChoice(culto.pregador)}
        />
        {culto && (
          <NumberField
            control={control}
            name="visitantes"
            label="Visitantes"
            help="Quantos vieram que não têm cadastro na igreja."
          />
        )}
      </Section>
    </RecordForm>
  )
}
