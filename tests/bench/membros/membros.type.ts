import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('BenchDepartamento', { description: 'Departamento.', simpleResolvers: true })
export class Departamento {
  @Field(() => Int, { description: 'Número.' }) id!: number
  @Field({ description: 'Nome.' }) nome!: string
}

@ObjectType('BenchMembro', { description: 'Participação de uma pessoa em um departamento.', simpleResolvers: true })
export class Membro {
  @Field(() => Int, { description: 'Número.' }) id!: number
  @Field({ description: 'Função.' }) funcao!: string
  @Field(() => Departamento, { description: 'O departamento.' }) departamento!: Departamento
}
