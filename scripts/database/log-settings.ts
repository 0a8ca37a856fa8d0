/** Keep personal data out of PostgreSQL's log: no statements, no parameters, no row values. */
export const logSettings = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
  'log_statement=none',
  'log_min_duration_statement=-1',
  // Log to standard error: the supervisor, or the container, limits the size of that log.
  'logging_collector=off',
];
