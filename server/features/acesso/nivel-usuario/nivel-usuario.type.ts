import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Um nível (perfil) de usuário como vale nesta igreja.', simpleResolvers: true })
export class NivelUsuario {
  @Field(() => Int, { description: 'Número do perfil.' }) perfil!: number
  @Field({ description: 'Nome que a igreja mostra.' }) nome!: string
  @Field({ description: 'Nome usual do perfil.' }) nomePadrao!: string
  @Field({ description: 'Para que serve, em uma frase.' }) resumo!: string
  @Field(() => [String], { description: 'Ações que a igreja permite a este perfil.' }) acoes!: string[]
  @Field(() => [String], { description: 'Destas, as que se limitam aos grupos que a pessoa lidera.' })
  acoesMeus!: string[]
  @Field(() => Int, { description: 'Quantas pessoas da igreja têm este perfil.' }) quantidadeUsuarios!: number
}
