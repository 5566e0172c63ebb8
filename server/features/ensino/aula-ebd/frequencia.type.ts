import { Field, Int, ObjectType } from 'type-graphql'
import { fewOf } from '../../../kernel/transport/graphql/limits.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { AulaEBD } from './aula-ebd.type.js'

@ObjectType({ description: 'Quantas vezes uma pessoa veio às aulas de um período.', simpleResolvers: true })
export class FrequenciaAlunoEBD {
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => Boolean, { description: 'É aluna ativa da classe; se não, esteve como convidada.' }) aluno!: boolean
  @Field(() => Int, { description: 'Quantas aulas com alguém presente houve desde que entrou na classe.' })
  aulas!: number
  @Field(() => Int, { description: 'A quantas veio.' }) presencas!: number
  @Field(() => Int, { nullable: true, description: 'Presenças em por cento das aulas; nulo: nenhuma aula.' })
  percentual!: number | null
  @Field(() => [DateOnlyScalar], { description: 'Os dias em que veio.' }) datas!: string[]
}

@ObjectType({ description: 'A frequência de uma classe em um período.', simpleResolvers: true })
export class FrequenciaEBD {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicial!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFinal!: string
  @Field(() => [AulaEBD], {
    description: 'As aulas do período, da mais antiga à mais nova.',
    complexity: fewOf,
  })
  aulas!: AulaEBD[]
  @Field(() => [FrequenciaAlunoEBD], {
    description: 'Os alunos, e quem mais veio, por nome.',
    complexity: fewOf,
  })
  alunos!: FrequenciaAlunoEBD[]
}
