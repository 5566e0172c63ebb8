/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SubstitutosPossiveisQueryVariables = Exact<{
  id: string | number;
}>;


export type SubstitutosPossiveisQuery = { substitutosPossiveis: Array<{ id: number, uuid: string, name: string, chamado: boolean }> };

export type PedirSubstitutoMutationVariables = Exact<{
  id: string | number;
  idMembro?: string | number | null | undefined;
}>;


export type PedirSubstitutoMutation = { pedirSubstituto: { chamados: number, nomes: Array<string> } };

export type CancelarPedidoSubstitutoMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelarPedidoSubstitutoMutation = { cancelarPedidoSubstituto: { message: string } };

export type ConviteLinhaFragment = { id: number, uuid: string, idCliente: number, nomeDeQuemPede: string, funcao: string, dataCulto: string, horaCulto: string, temaCulto: string | null, nomeLocal: string | null };

export type AceitarSubstituicaoMutationVariables = Exact<{
  id: string | number;
}>;


export type AceitarSubstituicaoMutation = { aceitarSubstituicao: { id: number, uuid: string } };

export type RecusarSubstituicaoMutationVariables = Exact<{
  id: string | number;
}>;


export type RecusarSubstituicaoMutation = { recusarSubstituicao: { message: string } };

export const ConviteLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConviteLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MeuConvite"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeDeQuemPede"}},{"kind":"Field","name":{"kind":"Name","value":"funcao"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}}]} as unknown as DocumentNode<ConviteLinhaFragment, unknown>;
export const SubstitutosPossiveisDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubstitutosPossiveis"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"substitutosPossiveis"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"chamado"}}]}}]}}]} as unknown as DocumentNode<SubstitutosPossiveisQuery, SubstitutosPossiveisQueryVariables>;
export const PedirSubstitutoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PedirSubstituto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pedirSubstituto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"idMembro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idMembro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chamados"}},{"kind":"Field","name":{"kind":"Name","value":"nomes"}}]}}]}}]} as unknown as DocumentNode<PedirSubstitutoMutation, PedirSubstitutoMutationVariables>;
export const CancelarPedidoSubstitutoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelarPedidoSubstituto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelarPedidoSubstituto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<CancelarPedidoSubstitutoMutation, CancelarPedidoSubstitutoMutationVariables>;
export const AceitarSubstituicaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AceitarSubstituicao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aceitarSubstituicao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AceitarSubstituicaoMutation, AceitarSubstituicaoMutationVariables>;
export const RecusarSubstituicaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecusarSubstituicao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recusarSubstituicao"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<RecusarSubstituicaoMutation, RecusarSubstituicaoMutationVariables>;
export const useSubstitutosPossiveisQuery = (options: useQuery.Options<SubstitutosPossiveisQuery, SubstitutosPossiveisQueryVariables> | SkipToken): useQuery.Result<SubstitutosPossiveisQuery, SubstitutosPossiveisQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SubstitutosPossiveisDocument, options as never) as never
export const usePedirSubstitutoMutation = (options?: useMutation.Options<PedirSubstitutoMutation, PedirSubstitutoMutationVariables>): useMutation.ResultTuple<PedirSubstitutoMutation, PedirSubstitutoMutationVariables> => useMutation(PedirSubstitutoDocument, options as never) as never
export const useCancelarPedidoSubstitutoMutation = (options?: useMutation.Options<CancelarPedidoSubstitutoMutation, CancelarPedidoSubstitutoMutationVariables>): useMutation.ResultTuple<CancelarPedidoSubstitutoMutation, CancelarPedidoSubstitutoMutationVariables> => useMutation(CancelarPedidoSubstitutoDocument, options as never) as never
export const useAceitarSubstituicaoMutation = (options?: useMutation.Options<AceitarSubstituicaoMutation, AceitarSubstituicaoMutationVariables>): useMutation.ResultTuple<AceitarSubstituicaoMutation, AceitarSubstituicaoMutationVariables> => useMutation(AceitarSubstituicaoDocument, options as never) as never
export const useRecusarSubstituicaoMutation = (options?: useMutation.Options<RecusarSubstituicaoMutation, RecusarSubstituicaoMutationVariables>): useMutation.ResultTuple<RecusarSubstituicaoMutation, RecusarSubstituicaoMutationVariables> => useMutation(RecusarSubstituicaoDocument, options as never) as never