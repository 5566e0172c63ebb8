import { ThList } from '@blueprintjs/icons'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { lancamentoInput } from '../../../../../schema/rules/financas/lancamento.input'
import { dateOnly } from '../../../../../schema/rules/formats'
import { idempotent } from '../../../../kernel/apollo/idempotency'
import { DateField, MoneyField, SelectField, TextField } from '../../../../kernel/form'
import { dizimoUrls } from '../../../financas/dizimo/urls'
import { useToday } from '../../../financas/lancamento'
import { LinkButton } from './link-button'
import { useCriarEntradaDoPassoMutation } from './primeiros-passos.generated'
import { Sheet, type StepProps } from './sheet'

const categorias = Object.entries(categoriasEntrada).map(([value, label]) => ({ value: Number(value), label }))

/** Accepts only received money: future money should be a receivable. */
const ruleUntil = (today: string) =>
  lancamentoInput
    .pick({ descricao: true, categoria: true, valor: true })
    .extend({ data: dateOnly().refine((data) => data <= today, 'Use uma data até hoje.') })

export function Financas(props: StepProps) {
  const today = useToday()
  const [criar] = useCriarEntradaDoPassoMutation()
  return (
    <Sheet
      {...props}
      noun="Entrada"
      rule={ruleUntil(today)}
      blank={{ data: today }}
      send={(input, key) => criar({ variables: { input }, context: idempotent(key) })}
      nameOf={({ descricao }) => descricao}
      savedText={(count) => (count === 1 ? 'Uma entrada lançada.' : `${count} entradas lançadas.`)}
      failureText="Não foi possível salvar esta entrada."
      beside={<LinkButton to={dizimoUrls.folha} icon={<ThList />} text="Lançar dízimos" />}
    >
      {(control) => (
        <>
          <TextField control={control} name="descricao" label="Descrição" required maxLength={255} />
          <DateField control={control} name="data" label="Data" required />
          <SelectField control={control} name="categoria" label="Categoria" required choices={categorias} />
          <MoneyField control={control} name="valor" label="Valor" required />
        </>
      )}
    </Sheet>
  )
}
