import { Switch } from '@blueprintjs/core'
import { useState } from 'react'
import type { z } from 'zod'
import { batismosInput } from '../../../../../schema/rules/pessoas/batismo.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, RecordField, RecordForm, RecordsField, Section, useZodForm } from '../../../../kernel/form'
import { PageHeader, rowOf } from '../../../../kernel/ui'
import { useUsuarioSearch } from '../../../acesso/usuario'
import { batismoUrls } from '../urls'
import { useCriarBatismosMutation } from './batismo-form.generated'

const crumbs = [{ text: 'Cuidado' }, { text: 'Batismos', to: batismoUrls.list }]

const everybody = {}
const converts = { recemConvertido: 1 }
const settled = { recemConvertido: 0 }

export function Component() {
  const [all, setAll] = useState(false)
  const batizandos = useUsuarioSearch(
    all ? everybody : converts,
    all ? undefined : 'Nenhum recém-convertido cadastrado!',
  )
  const pastores = useUsuarioSearch(settled, undefined, 'pastor')
  const [criar] = useCriarBatismosMutation()
  const form = useZodForm(batismosInput, { batizandos: [] })

  const save = async ({ batizandos: people, idPastor, dataBatismo }: z.output<typeof batismosInput>) => {
    const input = { batizandos: people.map(String), idPastor: String(idPastor), dataBatismo }
    const made = dataOf(await criar({ variables: { input } })).criarBatismos
    const [first] = made
    return { text: saved(made), ...rowOf(batismoUrls.list, first?.id ?? 0, { busca: first?.batizando?.name ?? '' }) }
  }

  return (
    <>
      <PageHeader title="Registrar Batismo" crumbs={crumbs} />
      <RecordForm
        form={form}
        save={save}
        failureText="Houve um problema ao registrar o batismo."
        cancel={batismoUrls.list}
      >
        <Section title="Batismo">
          <RecordsField
            control={form.control}
            name="batizandos"
            label="Batizandos"
            required
            wide
            help="Uma ou várias pessoas. O batismo retira a marca de recém-convertido."
            found={batizandos}
          />
          <Switch checked={all} onChange={() => setAll(!all)} label="Mostrar todas as pessoas" />
          <RecordField control={form.control} name="idPastor" label="Pastor" required found={pastores} />
          <DateField
            control={form.control}
            name="dataBatismo"
            label="Data do Batismo"
            required
            help="Uma data futura deixa o batismo planejado: ele passa a valer no seu dia."
          />
        </Section>
      </RecordForm>
    </>
  )
}

function saved(made: readonly { planejado: boolean }[]): string {
  const planned = made.some(({ planejado }) => planejado)
  if (made.length === 1) return planned ? 'Batismo planejado com sucesso.' : 'Batismo registrado com sucesso.'
  return `${made.length} batismos ${planned ? 'planejados' : 'registrados'} com sucesso.`
}
