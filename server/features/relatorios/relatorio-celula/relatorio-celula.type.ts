import { Field, Float, Int, ObjectType } from 'type-graphql'
import { fewOf } from '../../../kernel/transport/graphql/limits.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Celula } from '../../pessoas/celula/celula.type.js'
import { Encontro } from '../../pessoas/encontro/encontro.type.js'
import { MembroCelula } from '../../pessoas/membro-celula/membro-celula.type.js'

@ObjectType({
  description:
    'O relatório de uma célula em um período. Presentes são pessoas da igreja registradas na chamada, membros da célula ou não; visitantes são contados à parte e não entram em mediaPresentes.',
  simpleResolvers: true,
})
export class RelatorioCelula {
  @Field(() => Celula, { description: 'A célula.' }) celula!: Celula
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia do período.' }) dataInicial!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia do período.' }) dataFinal!: string
  @Field(() => String, { nullable: true, description: 'Nome de quem lidera a célula.' }) responsavel!: string | null
  @Field(() => Int, { description: 'Quantos membros a célula tem hoje.' }) qtdeMembros!: number
  @Field(() => Int, { description: 'Quantos encontros há no período.' }) quantidadeEncontros!: number
  @Field(() => Float, {
    description:
      'Média de presentes por encontro, com uma casa decimal, sem contar visitantes. Encontros futuros ainda sem presença registrada não entram na média; os passados sem presença contam como zero.',
  })
  mediaPresentes!: number
  @Field(() => Int, { description: 'Quantos visitantes vieram no período.' }) totalVisitantes!: number
  @Field(() => Float, { description: 'Média de visitantes por encontro, com uma casa decimal.' })
  mediaVisitantes!: number
  @Field(() => [Encontro], {
    description: 'Os encontros do período, do mais antigo ao mais novo.',
    complexity: fewOf,
  })
  encontros!: Encontro[]
  @Field(() => [MembroCelula], {
    description: 'Os membros de hoje: quem lidera, e depois por nome.',
    complexity: fewOf,
  })
  membros!: MembroCelula[]
}
