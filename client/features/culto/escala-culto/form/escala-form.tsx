import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { escalaCultoInput } from '../../../../../schema/rules/culto/escala-culto.input'
import { dataOf, errorText, fieldErrors } from '../../../../kernel/apollo'
import { RecordField, RecordForm, Section, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { ErrorState, useConfirm } from '../../../../kernel/ui'
import { NoPeople, useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { useDepartamentoSearch } from '../../../pessoas/departamento'
import { cultoChoice } from '../../culto'
import { MatrizEscalasDocument } from '../matriz/matriz.generated'
import { respostas } from '../resposta'
import { escalaCultoUrls } from '../urls'
import { useServicesToCome } from './culto-search'
import type { CultoDaNovaEscalaQuery, EscalaCultoEdicaoFragment } from './escala-form.generated'
import { useAtualizarEscalaCultoMutation, useCriarEscalaCultoMutation } from './escala-form.generated'

/** Suggestions for common functions. Any other text is allowed too. */
const functions = [
  'Baixo',
  'Bateria',
  'Berçário',
  'Diaconia',
  'Guitarra',
  'Intercessão',
  'Ministração de louvor',
  'Projeção',
  'Recepção',
  'Som',
  'Teclado',
  'Transmissão',
  'Violão',
  'Vocal',
]

type Props = {
  escala?: EscalaCultoEdicaoFragment
  culto?: CultoDaNovaEscalaQuery['culto']
  funcao?: string
  onReload?: () => void
}

export function EscalaForm({ escala, culto, funcao, onReload }: Props) {
  const confirm = useConfirm()
  const cultos = useServicesToCome()
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1, aoAlcanceDe: 'escalaCulto.escrever' })
  const departamentos = useDepartamentoSearch()
  const options = { refetchQueries: [MatrizEscalasDocument] }
  const [criar] = useCriarEscalaCultoMutation(options)
  const [atualizar] = useAtualizarEscalaCultoMutation(options)
  const form = useZodForm(escalaCultoInput, escala ?? { idCulto: culto?.id, funcao })
  const { control } = form
  const stored = escala?.culto ?? culto
  const [idCulto, idMembro] = useWatch({ control, name: ['idCulto', 'idMembro'] })
  /** The stored answer is of another person, or for another worship service. */
  const moved = escala && (Number(idCulto) !== escala.idCulto || Number(idMembro) !== escala.idMembro)

  const send = async (values: z.output<typeof escalaCultoInput>) => {
    const input = {
      ...values,
      ...(moved && { resposta: 'pendente' }),
      idCulto: String(values.idCulto),
      idMembro: String(values.idMembro),
      idDepartamento: values.idDepartamento == null ? null : String(values.idDepartamento),
    }
    const saved = escala
      ? dataOf(await atualizar({ variables: { id: String(escala.id), input } })).atualizarEscalaCulto
      : dataOf(await criar({ variables: { input } })).criarEscalaCulto
    return {
      text: escala ? 'Escala atualizada com sucesso.' : 'Escala criada com sucesso.',
      to: escalaCultoUrls.matrizOf(saved.culto?.dataCulto),
    }
  }

  /** A person who already serves at the same time may be added, but only after a confirmation. */
  const save = async (values: z.output<typeof escalaCultoInput>) => {
    try {
      return await send(values)
    } catch (error) {
      if (!fieldErrors(error).confirmarConflito) throw error
      const text = `${errorText(error, '')} Escalar mesmo assim?`
      const serve = await confirm({ text, confirmText: 'Escalar mesmo assim' })
      return serve && send({ ...values, confirmarConflito: true })
    }
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NoPeople />
  return (
    <RecordForm
      form={form}
      save={save}
      onReload={onReload}
      failureText="Houve um problema ao criar ou atualizar a escala."
      cancel={escalaCultoUrls.matrizOf(stored?.dataCulto)}
      record={escala}
      another={{ text: 'Salvar e criar outra', keep: ['idCulto', 'idDepartamento'] }}
    >
      <Section title="Quem serve">
        <RecordField
          control={control}
          name="idCulto"
          label="Culto"
          required
          wide
          found={cultos}
          selected={stored && cultoChoice(stored)}
        />
        <RecordField
          control={control}
          name="idMembro"
          label="Pessoa"
          placeholder="Digite um nome ou e-mail…"
          required
          wide
          found={pessoas}
          selected={escala?.membro && usuarioChoice(escala.membro)}
        />
        <TextField
          control={control}
          name="funcao"
          label="Função"
          placeholder="Ex.: Vocal"
          required
          maxLength={60}
          suggestions={functions}
        />
        <RecordField
          control={control}
          name="idDepartamento"
          label="Departamento"
          found={departamentos}
          selected={
            escala?.departamento && {
              value: escala.departamento.id,
              label: escala.departamento.tituloDepartamento,
            }
          }
        />
        {escala && !moved && (
          <SelectField
            control={control}
            name="resposta"
            label="Resposta"
            help="A pessoa responde sozinha; mude aqui o que ela disser de outro modo."
            choices={respostas}
          />
        )}
      </Section>
    </RecordForm>
  )
}
