import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RecordField, type ZodForm } from '../../../kernel/form'
import { Can } from '../../../kernel/session'
import { CentroCustoDialog, centroCustoChoice, useCentroCustoSearch } from '../centro-custo'
import { FornecedorDialog, fornecedorChoice, useFornecedorSearch } from '../fornecedor'
import type { In, Sent } from './campos'

/*
 * The fields of a bill whose records are made in place: leaving the form for them would lose what is typed.
 */

type Choice = { value: number; label: string }
type Props = { form: ZodForm<In, Sent> }

/** Stands for the cost centre that saving makes, in a church without any. No record has this number. */
export const geral: Choice = { value: 2_147_483_647, label: 'Geral' }

export function CentroCustoField({ form, centro }: Props & { centro: Choice | null | undefined }) {
  const found = useCentroCustoSearch()
  const [made, setMade] = useState<Choice>()
  const [making, setMaking] = useState(false)
  const value = useWatch({ control: form.control, name: 'idCentroCusto' })
  useEffect(() => {
    if (found.none && !value) form.setValue('idCentroCusto', geral.value)
  }, [found.none, value, form])
  const will = value === geral.value
  return (
    <>
      <RecordField
        control={form.control}
        name="idCentroCusto"
        label="Centro de custo"
        required
        found={found}
        selected={will ? geral : (made ?? centro)}
        help={will ? 'A igreja ainda não tem centros de custo: este é criado ao salvar.' : undefined}
        beside={
          <Can action="centroCusto.escrever">
            <Button variant="outlined" icon={<Add />} text="Novo centro" onClick={() => setMaking(true)} />
          </Can>
        }
      />
      {making && (
        <CentroCustoDialog
          onClose={() => setMaking(false)}
          onSaved={(centro) => {
            setMade(centroCustoChoice(centro))
            form.setValue('idCentroCusto', centro.id, { shouldDirty: true, shouldValidate: true })
          }}
        />
      )}
    </>
  )
}

export function FornecedorField({ form, fornecedor }: Props & { fornecedor: Choice | null | undefined }) {
  const found = useFornecedorSearch({ wanted: true })
  const [made, setMade] = useState<Choice>()
  const [making, setMaking] = useState(false)
  if (!found) return null
  return (
    <>
      <RecordField
        control={form.control}
        name="idFornecedor"
        label="Fornecedor"
        found={found}
        selected={made ?? fornecedor}
        beside={
          <Can action="fornecedor.escrever">
            <Button variant="outlined" icon={<Add />} text="Novo fornecedor" onClick={() => setMaking(true)} />
          </Can>
        }
      />
      {making && (
        <FornecedorDialog
          onClose={() => setMaking(false)}
          onSaved={(fornecedor) => {
            setMade(fornecedorChoice(fornecedor))
            form.setValue('idFornecedor', fornecedor.id, { shouldDirty: true, shouldValidate: true })
          }}
        />
      )}
    </>
  )
}
