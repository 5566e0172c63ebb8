/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ExcluirSaidaMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirSaidaMutation = { excluirSaida: { message: string } };

export type RestaurarSaidaMutationVariables = Exact<{
  id: string | number;
  confirmacoes?: Array<string> | string | null | undefined;
}>;


export type RestaurarSaidaMutation = { restaurarSaida: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type EstornarSaidaMutationVariables = Exact<{
  id: string | number;
  input: Types.EstornoInput;
}>;


export type EstornarSaidaMutation = { estornarSaida: { id: number, uuid: string, idEstornado: number | null } };


export const ExcluirSaidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirSaida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirSaida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirSaidaMutation, ExcluirSaidaMutationVariables>;
export const RestaurarSaidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarSaida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarSaida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmacoes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmacoes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarSaidaMutation, RestaurarSaidaMutationVariables>;
export const EstornarSaidaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EstornarSaida"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EstornoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"estornarSaida"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idEstornado"}}]}}]}}]} as unknown as DocumentNode<EstornarSaidaMutation, EstornarSaidaMutationVariables>;
export const useExcluirSaidaMutation = (options?: useMutation.Options<ExcluirSaidaMutation, ExcluirSaidaMutationVariables>): useMutation.ResultTuple<ExcluirSaidaMutation, ExcluirSaidaMutationVariables> => useMutation(ExcluirSaidaDocument, options as never) as never
export const useRestaurarSaidaMutation = (options?: useMutation.Options<RestaurarSaidaMutation, RestaurarSaidaMutationVariables>): useMutation.ResultTuple<RestaurarSaidaMutation, RestaurarSaidaMutationVariables> => useMutation(RestaurarSaidaDocument, options as never) as never
export const useEstornarSaidaMutation = (options?: useMutation.Options<EstornarSaidaMutation, EstornarSaidaMutationVariables>): useMutation.ResultTuple<EstornarSaidaMutation, EstornarSaidaMutationVariables> => useMutation(EstornarSaidaDocument, options as never) as never