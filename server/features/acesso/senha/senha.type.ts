import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Um link de senha que ainda vale.', simpleResolvers: true })
export class TokenSenha {
  @Field({ description: 'E-mail da conta cuja senha o link define.' }) email!: string
  @Field({ description: 'Se é a primeira senha da conta: depois de um cadastro ou de um convite.' }) primeira!: boolean
  @Field({
    description: 'Se é a primeira senha de quem cadastrou a igreja, que entra em seguida sem digitá-la de novo.',
  })
  cadastro!: boolean
  @Field({ description: 'Texto para a pessoa.' }) message!: string
}
