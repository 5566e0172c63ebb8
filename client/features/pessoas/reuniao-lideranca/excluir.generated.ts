/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirReuniaoLiderancaMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirReuniaoLiderancaMutation = { excluirReuniaoLideranca: { message: string } };

export type RestaurarReuniaoLiderancaMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarReuniaoLiderancaMutation = { restaurarReuniaoLideranca: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };


export const ExcluirReuniaoLiderancaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirReuniaoLideranca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirReuniaoLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirReuniaoLiderancaMutation, ExcluirReuniaoLiderancaMutationVariables>;
export const RestaurarReuniaoLiderancaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarReuniaoLideranca"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarReuniaoLideranca"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarReuniaoLiderancaMutation, RestaurarReuniaoLiderancaMutationVariables>;
export const useExcluirReuniaoLiderancaMutation = (options?: useMutation.Options<ExcluirReuniaoLiderancaMutation, ExcluirReuniaoLiderancaMutationVariables>): useMutation.ResultTuple<ExcluirReuniaoLiderancaMutation, ExcluirReuniaoLiderancaMutationVariables> => useMutation(ExcluirReuniaoLiderancaDocument, options as never) as never
export const useRestaurarReuniaoLiderancaMutation = (options?: useMutation.Options<RestaurarReuniaoLiderancaMutation, RestaurarReuniaoLiderancaMutationVariables>): useMutation.ResultTuple<RestaurarReuniaoLiderancaMutation, RestaurarReuniaoLiderancaMutationVariables> => useMutation(RestaurarReuniaoLiderancaDocument, options as never) as never