import { LeaveGuard } from '../../../kernel/form'
import { UsoForm, useUsoForm, WithUso } from '../uso'
import { Card } from './card'
import styles from './configuracoes.module.css'

/** What the church uses: the rest is left out of everybody's screens. */
export function Uso() {
  return (
    <div className={styles.panel}>
      <Card
        title="O que a igreja usa"
        text="O que estiver desligado não aparece no menu nem na página inicial de ninguém. Nada é apagado: ao ligar de novo, tudo volta."
      >
        <WithUso>{(desligados) => <Escolha desligados={desligados} />}</WithUso>
      </Card>
    </div>
  )
}

function Escolha({ desligados }: { desligados: readonly string[] }) {
  const form = useUsoForm(desligados)
  return (
    <UsoForm form={form}>
      <LeaveGuard form={form} />
    </UsoForm>
  )
}
