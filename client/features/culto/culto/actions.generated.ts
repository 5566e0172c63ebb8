/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CultoEstadoFragment = { id: number, uuid: string, statusCulto: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type ExcluirCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirCultoMutation = { excluirCulto: { message: string } };

export type RestaurarCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarCultoMutation = { restaurarCulto: { id: number, uuid: string, statusCulto: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type ConcluirCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type ConcluirCultoMutation = { concluirCulto: { id: number, uuid: string, statusCulto: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CancelarCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelarCultoMutation = { cancelarCulto: { id: number, uuid: string, statusCulto: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type ReabrirCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type ReabrirCultoMutation = { reabrirCulto: { id: number, uuid: string, statusCulto: string, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const CultoEstadoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultoEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Culto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CultoEstadoFragment, unknown>;
export const ExcluirCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirCultoMutation, ExcluirCultoMutationVariables>;
export const RestaurarCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CultoEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultoEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Culto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarCultoMutation, RestaurarCultoMutationVariables>;
export const ConcluirCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConcluirCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concluirCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CultoEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultoEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Culto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ConcluirCultoMutation, ConcluirCultoMutationVariables>;
export const CancelarCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelarCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelarCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CultoEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultoEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Culto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CancelarCultoMutation, CancelarCultoMutationVariables>;
export const ReabrirCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReabrirCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reabrirCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CultoEstado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CultoEstado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Culto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusCulto"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ReabrirCultoMutation, ReabrirCultoMutationVariables>;
export const useExcluirCultoMutation = (options?: useMutation.Options<ExcluirCultoMutation, ExcluirCultoMutationVariables>): useMutation.ResultTuple<ExcluirCultoMutation, ExcluirCultoMutationVariables> => useMutation(ExcluirCultoDocument, options as never) as never
export const useRestaurarCultoMutation = (options?: useMutation.Options<RestaurarCultoMutation, RestaurarCultoMutationVariables>): useMutation.ResultTuple<RestaurarCultoMutation, RestaurarCultoMutationVariables> => useMutation(RestaurarCultoDocument, options as never) as never
export const useConcluirCultoMutation = (options?: useMutation.Options<ConcluirCultoMutation, ConcluirCultoMutationVariables>): useMutation.ResultTuple<ConcluirCultoMutation, ConcluirCultoMutationVariables> => useMutation(ConcluirCultoDocument, options as never) as never
export const useCancelarCultoMutation = (options?: useMutation.Options<CancelarCultoMutation, CancelarCultoMutationVariables>): useMutation.ResultTuple<CancelarCultoMutation, CancelarCultoMutationVariables> => useMutation(CancelarCultoDocument, options as never) as never
export const useReabrirCultoMutation = (options?: useMutation.Options<ReabrirCultoMutation, ReabrirCultoMutationVariables>): useMutation.ResultTuple<ReabrirCultoMutation, ReabrirCultoMutationVariables> => useMutation(ReabrirCultoDocument, options as never) as never