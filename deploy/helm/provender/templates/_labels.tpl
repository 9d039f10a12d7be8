{{- define "provender.labels" -}}
app.kubernetes.io/name: provender
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}
