import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { celulaInput } from '../../../../../schema/rules/pessoas/celula.input'
import { idempotent } from '../../../../kernel/apollo/idempotency'
import { RecordField, SelectField, TextField, TimeField } from '../../../../kernel/form'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { diaChoices } from '../../../pessoas/celula'
import { useCriarCelulaDoPassoMutation } from './primeiros-passos.generated'
import { Sheet, type StepProps } from './sheet'

const rule = celulaInput.pick({ nomeCelula: true, idResponsavel: true, diaCelula: true, horaCelula: true })

export function Celulas(props: StepProps) {
  const [criar] = useCriarCelulaDoPassoMutation()
  return (
    <Sheet
      {...props}
      noun="Célula"
      rule={rule}
      blank={{}}
      send={({ idResponsavel, ...values }, key) => {
        const lider = idResponsavel == null ? idResponsavel : String(idResponsavel)
        const input = { ...values, idResponsavel: lider, statusCelula: 'ativa' }
        return criar({ variables: { input }, context: idempotent(key) })
      }}
      nameOf={({ nomeCelula }) => nomeCelula}
      savedText={(count) => (count === 1 ? 'Uma célula criada.' : `${count} células criadas.`)}
      failureText="Não foi possível salvar esta célula."
    >
      {(control) => (
        <>
          <TextField control={control} name="nomeCelula" label="Nome" required maxLength={100} />
          <Lider control={control} />
          <SelectField control={control} name="diaCelula" label="Dia da semana" choices={diaChoices} />
          <TimeField control={control} name="horaCelula" label="Hora" />
        </>
      )}
    </Sheet>
  )
}

function Lider({ control }: { control: Control<z.input<typeof rule>, unknown, z.output<typeof rule> | null> }) {
  const pessoas = useUsuarioSearch({ usuarioAtivo: 1 })
  return (
    <RecordField control={control} name="idResponsavel" label="Líder" found={pessoas} placeholder="Digite o nome…" />
  )
}
