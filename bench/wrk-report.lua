-- wrk prints for people; this adds a last line for the benchmark.
function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local line = '{"rate":%.0f,"errors":%d}\n'
  io.write(line:format(summary.requests / (summary.duration / 1e6), failed))
end
