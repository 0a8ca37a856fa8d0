/** PostgreSQL logs no values: neither of rows, nor of parameters, nor statements that hold them. */
export const logSettings = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_statement=none',
  'log_min_duration_statement=-1',
  // To its standard error, where somebody keeps the log small.
  'logging_collector=off',
];
